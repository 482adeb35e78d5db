/** Makes a grey mask of what is drawn on a canvas: white where something was drawn, black elsewhere. */
export function fillMask(context: CanvasRenderingContext2D): void {
  const { width, height } = context.canvas;
  context.globalCompositeOperation = 'source-in';
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = 'black';
  context.fillRect(0, 0, width, height);
}
