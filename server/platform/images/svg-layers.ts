// Parts of an SVG that are painted on small canvases of their own: a filter costs as much as the canvas it runs on,
// so thirty filtered details on one large canvas take seconds where thirty small ones take a tenth.

export interface LayerBox {
  x: number
  y: number
  width: number
  height: number
}

export interface SvgLayer extends LayerBox {
  body: string
}

const layerPattern = /<!--layer (\S+) (\S+) (\S+) (\S+)-->([\s\S]*?)<!--\/layer-->/g

/** Marks a self-contained part (own ids, own definitions) that stays inside a box; to other readers it is plain SVG. */
export function svgLayer({ x, y, width, height }: LayerBox, body: string): string {
  const box = [x, y, width, height].map((value) => value.toFixed(1)).join(' ')
  return `<!--layer ${box}-->${body}<!--/layer-->`
}

/** The text with every layer replaced by what `paint` made of it. */
export async function replaceLayers(
  svg: string,
  paint: (layer: SvgLayer) => Promise<string>,
): Promise<string> {
  const parts: string[] = []
  let done = 0
  for (const match of svg.matchAll(layerPattern)) {
    const [whole, x, y, width, height, body = ''] = match
    const box = { x: Number(x), y: Number(y), width: Number(width), height: Number(height) }
    parts.push(svg.slice(done, match.index), await paint({ ...box, body }))
    done = match.index + whole.length
  }
  return [...parts, svg.slice(done)].join('')
}
