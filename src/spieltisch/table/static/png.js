// The picture of a position as PNG, painted from the SVG of the same position.

const SHARP = 2; // points of the picture for each of the page

// From an address of its own or a blob browsers would not let a page in a picture be saved again.
function asData(blob) {
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result);
    reader.onerror = failed;
    reader.readAsDataURL(blob);
  });
}

async function painted(address) {
  const image = new Image();
  image.src = await asData(await (await fetch(address)).blob());
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = SHARP * image.naturalWidth;
  canvas.height = SHARP * image.naturalHeight;
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done) => canvas.toBlob(done));
}

// Saves what the link to an SVG leads to; where a browser does not allow it, the SVG itself.
export async function savePng(svg) {
  const link = document.createElement("a");
  try {
    link.href = URL.createObjectURL(await painted(svg.href));
  } catch {
    svg.click();
    return;
  }
  link.download = svg.download.replace(/svg$/, "png");
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
