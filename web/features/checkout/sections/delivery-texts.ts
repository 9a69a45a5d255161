// The ready sentences for the courier, by the names of their texts; they hold at any door.

export const deliveryTexts = ['front_door', 'reception', 'no_call', 'no_sound'] as const
