// The nutrients packets and menus boast of, so that every language can name them.
export const nutrients = [
  'protein',
  'fiber',
  'carbohydrates',
  'calcium',
  'vitamin_a',
  'vitamin_b',
  'vitamin_c',
  'vitamin_d',
  'vitamin_e',
  'vitamin_k',
  'iron',
  'omega_3',
  'antioxidants',
  'potassium',
  'magnesium',
  'caffeine',
  'probiotics',
  'healthy_fats',
  'zinc',
  'manganese',
  'lycopene',
  'iodine',
  'folate',
  'collagen',
] as const

export type Nutrient = (typeof nutrients)[number]

/** Data names a nutrient in English, as in 'Vitamin C'. */
export function nutrientNamed(word: string): Nutrient | undefined {
  const mark = word.toLowerCase().replaceAll(/[^a-z\d]+/g, '_')
  return nutrients.find((one) => one === mark)
}
