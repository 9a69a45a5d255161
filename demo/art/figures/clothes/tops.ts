// Shirts, sweaters and jackets: one cut, told apart by neck, opening, sleeves and cloth.
import { darker, lighter } from '../../paint/colour.ts'
import type { Drawing, Pen } from '../pen.ts'

interface TopSpec {
  colour: string
  sleeves: 'long' | 'short'
  neck: 'crew' | 'collar' | 'roll' | 'hood' | 'v'
  opening?: 'buttons' | 'zip'
  cloth?: 'plain' | 'knit' | 'quilted'
  /** Cuffs and hem of another colour or rib. */
  rib?: string
  print?: (pen: Pen) => void
  /** Fur, buttons, lining. */
  trim?: string
  long?: boolean
}

const torso = (hem: number) =>
  `M30 12Q50 20 70 12L82 18V${hem - 3}Q82 ${hem} 79 ${hem}H21Q18 ${hem} 18 ${hem - 3}V18Z`

export function top(spec: TopSpec): Drawing {
  const hem = spec.long ? 104 : 92
  return { width: 100, height: hem, paint: (pen) => paintTop(pen, spec, hem) }
}

export function paintTop(pen: Pen, spec: TopSpec, hem: number): void {
  const { colour, sleeves, neck, cloth = 'plain' } = spec
  if (neck === 'hood')
    pen.fill('M28 16Q26 -2 50 -1Q74 -2 72 16Q60 26 50 26Q40 26 28 16Z', pen.fall(darker(colour, 0.15)))
  for (const side of [-1, 1]) sleeve(pen, spec, side, sleeves === 'long' ? Math.min(hem - 6, 84) : 42)
  const body = torso(hem)
  pen.fill(body, pen.fall(colour, 0.8))
  pen.within(body, () => paintCloth(pen, colour, cloth, hem))
  pen.fill(
    `M18 ${hem - 30}Q26 ${hem - 50} 20 30V${hem}H21Q18 ${hem} 18 ${hem - 3}Z`,
    darker(colour, 0.4),
    0.2,
  )
  pen.fill(
    `M82 ${hem - 30}Q74 ${hem - 50} 80 30V${hem}H79Q82 ${hem} 82 ${hem - 3}Z`,
    darker(colour, 0.4),
    0.25,
  )
  if (spec.rib) {
    pen.box(18, hem - 8, 64, 8, 2, pen.fall(spec.rib))
    for (let x = 21; x < 81; x += 3) pen.line(`M${x} ${hem - 7}v6`, darker(spec.rib, 0.3), 0.7, 0.5)
  }
  if (spec.opening) paintOpening(pen, spec, hem)
  necks[neck](pen, spec)
  spec.print?.(pen)
}

function sleeve(
  pen: Pen,
  { colour, cloth = 'plain', rib, sleeves }: TopSpec,
  side: number,
  end: number,
): void {
  const x = (value: number) => 50 + side * value
  const outline =
    sleeves === 'long'
      ? `M${x(20)} 12Q${x(38)} 14 ${x(42)} 30L${x(50)} ${end - 4}Q${x(50)} ${end} ${x(46)} ${end}H${x(38)}Q${x(35)} ${end} ${x(35)} ${end - 3}L${x(29)} 40Z`
      : `M${x(20)} 12Q${x(38)} 14 ${x(44)} 28L${x(50)} ${end - 4}Q${x(48)} ${end + 2} ${x(42)} ${end + 2}L${x(33)} ${end}L${x(29)} 34Z`
  pen.fill(outline, pen.fall(darker(colour, 0.1), 0.8))
  pen.within(outline, () => paintCloth(pen, darker(colour, 0.1), cloth, end))
  if (rib && sleeves === 'long')
    pen.box(Math.min(x(35), x(50)), end - 8, 15, 8, 2, pen.fall(darker(rib, 0.08)))
}

function paintCloth(pen: Pen, colour: string, cloth: 'plain' | 'knit' | 'quilted', hem: number): void {
  if (cloth === 'quilted')
    for (let y = 28; y < hem; y += 13) {
      pen.line(`M0 ${y}Q50 ${y + 5} 100 ${y}`, darker(colour, 0.4), 1.6, 0.6)
      pen.line(`M0 ${y + 3}Q50 ${y + 8} 100 ${y + 3}`, lighter(colour, 0.4), 2.2, 0.45)
    }
  if (cloth === 'knit')
    for (let x = 4; x < 100; x += 7)
      for (let y = 12; y < hem; y += 5)
        pen.line(`M${x - 2.4} ${y}L${x} ${y + 3.4}L${x + 2.4} ${y}`, lighter(colour, 0.3), 1.2, 0.6)
}

function paintOpening(pen: Pen, { opening, colour, trim = '#fff6e6' }: TopSpec, hem: number): void {
  pen.line(`M50 20V${hem - 1}`, darker(colour, 0.4), 1.4, 0.7)
  if (opening === 'buttons') for (let y = 30; y < hem - 6; y += 14) pen.disc(53, y, 2.2, pen.ball(trim))
  else {
    pen.line(`M50 20V${hem - 1}`, '#d3d6e0', 2.2, 0.9)
    pen.box(48, 26, 4, 7, 1.5, '#a8acb9')
  }
}

const necks: Record<TopSpec['neck'], (pen: Pen, spec: TopSpec) => void> = {
  crew: (pen, { colour, rib }) => {
    pen.fill('M34 11Q50 26 66 11Q58 8 50 8Q42 8 34 11Z', darker(colour, 0.45))
    pen.line('M33 11Q50 28 67 11', rib ?? lighter(colour, 0.2), 4)
  },
  roll: (pen, { colour }) => {
    pen.fill('M35 2Q50 8 65 2L68 14Q50 24 32 14Z', pen.fall(lighter(colour, 0.1)))
    for (let x = 37; x < 65; x += 3.4) pen.line(`M${x} 6V16`, darker(colour, 0.3), 0.8, 0.5)
  },
  v: (pen, { colour, rib }) => {
    pen.fill('M35 11L50 36L65 11Q50 6 35 11Z', darker(colour, 0.45))
    pen.line('M34 11L50 37L66 11', rib ?? lighter(colour, 0.2), 4)
  },
  collar: (pen, { colour }) => {
    pen.fill('M38 9L50 24L62 9Q50 5 38 9Z', darker(colour, 0.4))
    pen.fill('M36 7L50 20L42 30L30 13Z', pen.fall(lighter(colour, 0.2)))
    pen.fill('M64 7L50 20L58 30L70 13Z', pen.fall(lighter(colour, 0.1)))
  },
  hood: (pen, { colour, trim }) => {
    pen.fill('M33 14Q34 4 50 4Q66 4 67 14Q58 24 50 24Q42 24 33 14Z', darker(colour, 0.5))
    if (trim) pen.line('M31 15Q31 1 50 1Q69 1 69 15', trim, 6)
    for (const x of [44, 56]) pen.line(`M${x} 22V38`, '#f6f5fb', 1.6)
  },
}
