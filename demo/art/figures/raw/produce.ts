// Vegetables, fruit and greens where no emoji is true.
import { darker, lighter } from '../../paint/colour.ts'
import type { Drawing, Pen } from '../pen.ts'

export const produce: Record<string, Drawing> = {
  'torpedo-melon': { width: 100, height: 56, paint: paintTorpedoMelon },
  'yellow-carrots': { width: 92, height: 84, paint: paintYellowCarrots },
  'cherry-tomatoes': { width: 90, height: 80, paint: paintCherryTomatoes },
  'pepper-trio': { width: 100, height: 74, paint: paintPeppers },
  champignons: { width: 92, height: 74, paint: paintChampignons },
  'herb-bunch': { width: 72, height: 96, paint: paintHerbBunch },
  'spinach-leaves': { width: 90, height: 88, paint: paintSpinach },
  'mint-sprig': { width: 80, height: 92, paint: paintMint },
  'garlic-trio': { width: 96, height: 72, paint: (pen) => trio(pen, 'garlic') },
  'onion-trio': { width: 96, height: 72, paint: (pen) => trio(pen, 'onion') },
  'banana-bunch': { width: 96, height: 76, paint: paintBananas },
}

function trio(pen: Pen, emoji: string): void {
  pen.emoji(emoji, 26, 38, 46)
  pen.emoji(emoji, 72, 36, 48)
  pen.emoji(emoji, 48, 46, 50)
}

function paintTorpedoMelon(pen: Pen): void {
  pen.oval(44, 30, 44, 25, pen.ball('#f2cf4a'))
  pen.within('M0 30A44 25 0 0 1 88 30A44 25 0 0 1 0 30Z', () => {
    for (const bend of [-20, -10, 0, 10, 20])
      pen.line(`M2 30Q44 ${30 + bend * 2.2} 86 30`, '#d9a82a', 1.3, 0.7)
    for (let n = 0; n < 26; n += 1)
      pen.line(`M${pen.chance.between(8, 78)} ${pen.chance.between(10, 48)}l4 2l-2 4`, '#fbeaa8', 0.8, 0.7)
  })
  pen.line('M87 30Q94 28 97 24', '#7a8a3a', 3)
  pen.fill('M38 56Q60 56 82 34Q88 26 86 20Q96 40 78 50Q60 58 38 56Z', pen.fall('#d9a82a'), 0.4)
}

function paintYellowCarrots(pen: Pen): void {
  for (const [x, turn, colour] of [
    [22, -26, '#f5c832'],
    [70, 24, '#f2bd24'],
    [46, -2, '#fad64a'],
  ] as const)
    pen.at(x, 22, turn, 1, () => {
      for (const lean of [-34, -12, 12, 34])
        pen.at(0, -2, lean, 1, () => {
          pen.line('M0 0V-16', '#5a9a2a', 2)
          pen.oval(0, -17, 3.2, 6, pen.ball('#7fbf3a'))
        })
      pen.fill('M-10 4Q-11 -5 0 -5Q11 -5 10 4L3 58Q0 66 -3 58Z', pen.round(colour))
      for (const [y, half] of [
        [10, 6],
        [22, -5],
        [34, 4],
        [44, -3],
      ] as const)
        pen.line(`M${half} ${y}h${half > 0 ? 3 : -3}`, '#c9901a', 1.2, 0.8)
    })
}

function paintCherryTomatoes(pen: Pen): void {
  pen.line('M10 12Q44 2 84 20M30 9V26M52 9V24M70 14V30M20 10L14 30', '#5a9a2a', 2.6)
  for (const [x, y] of [
    [14, 36],
    [34, 34],
    [56, 33],
    [75, 40],
    [24, 56],
    [46, 56],
    [66, 60],
    [42, 72],
  ] as const) {
    pen.disc(x, y, 11.5, pen.ball('#e23b3f'))
    pen.oval(x - 4, y - 5, 3, 2, '#ffffff', 0.6)
    for (const turn of [0, 72, 144, 216, 288])
      pen.at(x, y - 9, turn, 1, () => pen.fill('M0 0Q1.5 -3 0 -6Q-1.5 -3 0 0Z', '#4a8a2a'))
  }
}

function paintPeppers(pen: Pen): void {
  for (const [x, y, colour] of [
    [22, 30, '#3fae3f'],
    [78, 30, '#f9c22e'],
    [50, 38, '#e2323f'],
  ] as const)
    pen.at(x, y, 0, 1, () => {
      pen.line('M0 -16Q0 -26 6 -28', '#4a8a2a', 4.5)
      pen.fill(
        'M0 -18Q8 -24 15 -18Q24 -12 21 6Q19 26 10 34Q4 37 0 33Q-4 37 -10 34Q-19 26 -21 6Q-24 -12 -15 -18Q-8 -24 0 -18Z',
        pen.ball(colour),
      )
      pen.line('M0 -14Q-3 8 0 30', darker(colour, 0.35), 1.4, 0.45)
      pen.fill('M-14 -10Q-18 4 -12 20Q-11 4 -10 -11Z', '#ffffff', 0.4)
      pen.oval(0, -17, 7, 3, '#4a8a2a')
    })
}

function paintChampignons(pen: Pen): void {
  for (const [x, y, scale] of [
    [26, 34, 0.9],
    [68, 32, 0.95],
    [46, 44, 1.1],
  ] as const)
    pen.at(x, y, 0, scale, () => {
      pen.fill('M-9 0H9L11 22Q0 29 -11 22Z', pen.round('#f7efe2'))
      pen.oval(0, 3, 20, 6, '#c9a88a')
      pen.fill('M-24 3Q-25 -24 0 -24Q25 -24 24 3Q12 9 0 9Q-12 9 -24 3Z', pen.ball('#fbf5ea'))
      pen.oval(-9, -12, 6, 4, '#ffffff', 0.8)
    })
}

function paintHerbBunch(pen: Pen): void {
  for (let n = 0; n < 9; n += 1)
    pen.line(`M${30 + n * 1.6} 94L${24 + n * 3} 56`, n % 2 ? '#6aa83a' : '#8ac44a', 2.2)
  for (let n = 0; n < 30; n += 1) {
    const angle = pen.chance.between(-1.25, 1.25)
    const reach = pen.chance.between(14, 48)
    const [x, y] = [36 + Math.sin(angle) * reach * 0.72, 56 - Math.cos(angle) * reach]
    const colour = pen.chance.pick(['#3f9a3a', '#5ab44a', '#2f8a4a', '#7fc45a'])
    pen.line(`M36 58L${x} ${y}`, darker(colour, 0.1), 1.3)
    if (n % 3 === 0)
      for (const turn of [-50, -20, 10, 40, 70]) pen.at(x, y, turn, 1, () => pen.line('M0 0V-9', colour, 1.2))
    else
      for (const [dx, dy] of [
        [-4, 0],
        [4, 0],
        [0, -5],
      ] as const)
        pen.oval(x + dx, y + dy, 4.6, 4, pen.ball(colour))
  }
  pen.box(27, 60, 19, 7, 3, pen.round('#e8b02e'))
}

function paintSpinach(pen: Pen): void {
  for (const [x, y, turn, scale] of [
    [24, 40, -34, 0.9],
    [66, 40, 34, 0.9],
    [45, 30, 0, 1],
    [32, 58, -14, 0.85],
    [60, 60, 18, 0.85],
  ] as const)
    pen.at(x, y, turn, scale, () => {
      pen.line('M0 8V32', '#8ac45a', 3.4)
      pen.fill('M0 -28Q18 -22 17 -2Q15 14 0 14Q-15 14 -17 -2Q-18 -22 0 -28Z', pen.ball('#3a8f3f'))
      pen.line('M0 -20V14M0 -6L9 -12M0 -6L-9 -12M0 5L9 0M0 5L-9 0', '#8ac46a', 1.2, 0.8)
    })
}

function paintMint(pen: Pen): void {
  pen.line('M40 92Q44 60 40 14', '#5a9a4a', 3)
  for (const [y, size] of [
    [74, 1.15],
    [54, 1.1],
    [36, 0.95],
    [20, 0.75],
  ] as const)
    for (const side of [-1, 1])
      pen.at(41, y, side * 62, size, () => {
        pen.fill(
          'M0 0Q-13 -8 -11 -20L-12 -21L-8 -25L-8 -27L-4 -30L0 -36L4 -30L8 -27L8 -25L12 -21L11 -20Q13 -8 0 0Z',
          pen.ball('#3fb87a'),
        )
        pen.line('M0 -2V-30M0 -10L6 -15M0 -10L-6 -15M0 -18L6 -23M0 -18L-6 -23', lighter('#3fb87a', 0.45), 1)
      })
  for (const turn of [-28, 28])
    pen.at(40, 18, turn, 0.5, () =>
      pen.fill('M0 0Q-13 -8 -9 -22L0 -34L9 -22Q13 -8 0 0Z', pen.ball('#5fcf94')),
    )
}

function paintBananas(pen: Pen): void {
  for (const [bend, colour] of [
    [0, '#e8b82a'],
    [9, '#f2c632'],
    [18, '#fad64a'],
  ] as const) {
    pen.fill(
      `M14 6Q${10 + bend * 0.4} ${44 + bend} 48 ${52 + bend}Q74 ${57 + bend} 94 ${40 + bend * 0.8}Q96 ${44 + bend * 0.8} 92 ${48 + bend * 0.8}Q70 ${74 + bend * 0.3} 40 ${66 + bend * 0.4}Q2 ${54 + bend * 0.4} 8 6Z`,
      pen.fall(colour),
    )
    pen.disc(93, 43 + bend * 0.8, 2.6, '#6a4a1e')
  }
  pen.box(6, 0, 11, 12, 3, pen.round('#8a7a2a'))
}
