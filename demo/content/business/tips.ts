// Tip amounts offered at checkout, in minor units; the most chosen one is suggested first.

export const tipAmounts: readonly number[] = [50, 100, 200, 300, 500]

export const mostChosenTip = 100
