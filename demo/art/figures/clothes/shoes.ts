// Shoes where no emoji is true: one last, told apart by shaft, sole and lacing.
import { darker, lighter } from '../../paint/colour.ts'
import type { Drawing, Pen } from '../pen.ts'

interface SneakerSpec {
  colour: string
  sole: string
  stripe?: string
  /** The canvas reaches over the ankle. */
  high?: boolean
  toe?: string
  lights?: boolean
}

const uppers = {
  high: 'M4 -20Q16 -24 34 -20L40 6Q60 20 84 26Q98 30 98 44V48H4Q0 20 4 -20Z',
  low: 'M4 10Q10 2 16 10Q26 14 36 2Q44 8 52 16Q64 24 84 26Q98 30 98 44V48H4Q-1 28 4 10Z',
}

function sneaker(spec: SneakerSpec): Drawing {
  const shaft = spec.high ? 22 : 0
  return {
    width: 102,
    height: 62 + shaft,
    paint: (pen) => pen.at(0, shaft, 0, 1, () => paintSneaker(pen, spec)),
  }
}

function paintSneaker(
  pen: Pen,
  { colour, sole, stripe, high = false, toe, lights = false }: SneakerSpec,
): void {
  pen.fill(high ? uppers.high : uppers.low, pen.fall(colour))
  if (stripe) pen.fill('M30 44L46 20L56 24L44 46ZM50 46L60 27L68 29L60 46Z', stripe)
  if (toe) pen.fill('M74 46Q76 28 86 27Q98 31 98 44V47Z', pen.fall(toe))
  const lace = high ? 4 : 8
  for (const n of [0, 1, 2, 3]) pen.line(`M${40 + n * 7} ${lace + n * 5}l8 -5`, '#ffffff', 2.6)
  if (high) {
    pen.disc(18, 8, 8, pen.ball('#ffffff'))
    pen.emoji('star', 18, 8, 11)
  }
  pen.box(0, 44, 102, 17, 8, pen.fall(sole))
  pen.line('M4 52H98', darker(sole, 0.25), 1, 0.5)
  if (lights) paintLights(pen)
}

function paintLights(pen: Pen): void {
  for (const [x, tone] of [
    [14, '#f0566f'],
    [32, '#f9c22e'],
    [50, '#4fd06a'],
    [68, '#4ab4f5'],
    [86, '#c06af0'],
  ] as const) {
    pen.disc(x, 53, 7, tone, 0.3)
    pen.disc(x, 53, 3.6, pen.ball(tone))
  }
}

export const shoes: Record<string, Drawing> = {
  'white-sneaker': sneaker({ colour: '#f4f5fa', sole: '#ffffff', stripe: '#2f7a5a' }),
  'canvas-high-top': sneaker({ colour: '#d8323f', sole: '#fbf8f0', high: true, toe: '#fbf8f0' }),
  'light-up-sneaker': sneaker({ colour: '#f58ac0', sole: '#ffffff', stripe: '#7a4ae0', lights: true }),
  'chelsea-boot': { width: 92, height: 92, paint: paintChelsea },
  'block-heel': { width: 98, height: 72, paint: paintBlockHeel },
  'felt-slippers-pair': { width: 104, height: 72, paint: paintSlippers },
  'summer-sandal': { width: 100, height: 60, paint: paintSandal },
  'flip-flop-pair': { width: 84, height: 92, paint: paintFlipFlops },
}

function paintChelsea(pen: Pen): void {
  pen.fill('M6 2Q26 -3 46 2L48 40Q60 52 78 56Q92 60 91 76V80H6Q2 40 6 2Z', pen.fall('#a8703a'))
  pen.fill('M18 1Q26 -1 34 1L38 44Q26 48 20 44Z', pen.fall('#3a2a22'))
  for (let x = 21; x < 36; x += 3) pen.line(`M${x} 4L${x + 2} 42`, '#5a4a40', 0.8, 0.8)
  pen.box(22, -1, 9, 12, 3, pen.fall('#8a5628'))
  pen.fill('M4 78H92V84Q92 88 88 88H40V92H6Q4 92 4 88Z', pen.fall('#3a241a'))
  pen.fill('M66 62Q80 62 86 72Q76 66 64 68Z', '#ffffff', 0.3)
}

function paintBlockHeel(pen: Pen): void {
  pen.fill(
    'M2 8Q10 2 16 10Q24 24 40 34Q56 44 76 46Q96 48 97 62V66H70Q48 64 32 48Q20 38 18 36L20 68Q20 72 16 72H2Q-1 72 0 68Z',
    pen.fall('#d8283f'),
  )
  pen.fill('M0 34H19L20 68Q20 72 16 72H2Q-1 72 0 68Z', pen.round('#a8182e'))
  pen.fill('M12 10Q22 26 40 36Q54 43 70 46Q52 50 36 40Q20 30 12 10Z', '#7a0f20')
  pen.line('M8 14Q22 6 30 18', '#d8283f', 3.4)
  pen.fill('M70 50Q86 50 92 58Q80 54 68 56Z', '#ffffff', 0.4)
}

function paintSlippers(pen: Pen): void {
  for (const [x, y] of [
    [0, 0],
    [24, 20],
  ] as const)
    pen.at(x, y, 0, 1, () => {
      pen.fill('M2 34Q0 18 18 18H50Q80 22 80 40Q80 50 68 50H14Q2 50 2 34Z', pen.fall('#8a8f9c'))
      pen.oval(24, 30, 20, 9, pen.fall('#f2e6d2'))
      pen.fill('M36 20Q40 2 58 8Q80 16 80 38Q80 46 66 46Q40 48 36 20Z', pen.fall('#b8bcc9'))
      pen.line('M37 22Q42 46 66 46', '#e8dcc4', 3.4)
      pen.emoji('snowflake', 62, 28, 14)
    })
}

function paintSandal(pen: Pen): void {
  pen.fill(
    'M2 44Q0 36 14 36Q34 42 54 34Q84 26 98 36Q102 48 90 54Q50 62 14 58Q4 56 2 44Z',
    pen.fall('#7a4a26'),
  )
  pen.fill(
    'M2 40Q0 32 14 32Q34 38 54 30Q84 22 98 32Q100 42 88 46Q50 54 14 52Q4 50 2 40Z',
    pen.fall('#d9a566'),
  )
  pen.line('M62 46Q66 14 88 42', '#b8742e', 8)
  pen.line('M46 50Q60 10 76 44', '#c9843a', 6)
  pen.line('M8 40Q8 8 22 6Q34 12 36 42', '#b8742e', 6)
  pen.box(30, 16, 8, 8, 2, '#f2c94a')
}

function paintFlipFlops(pen: Pen): void {
  for (const [x, turn] of [
    [22, -8],
    [62, 8],
  ] as const)
    pen.at(x, 46, turn, 1, () => {
      const outline = 'M0 -44Q18 -44 18 -22Q17 -6 15 8Q16 40 0 44Q-16 40 -15 8Q-17 -6 -18 -22Q-18 -44 0 -44Z'
      pen.at(1, 3, 0, 1, () => pen.fill(outline, '#1f4a8a'))
      pen.fill(outline, pen.fall('#3f8fe0'))
      for (const y of [-14, 2, 18]) pen.line(`M-14 ${y}q7 -5 14 0t14 0`, lighter('#3f8fe0', 0.5), 1.4, 0.8)
      pen.line('M0 -26Q-14 -14 -16 4M0 -26Q14 -14 16 4', '#f9f7f2', 5)
      pen.disc(0, -27, 3, pen.ball('#f58a6a'))
    })
}
