// The ways into the checkout (CHK-01); each has its own lines, and its own draft that survives a reload.

export const checkoutKinds = ['cart', 'buy_now', 'campaign', 'prescription', 'parcel'] as const

export type CheckoutKind = (typeof checkoutKinds)[number]

/** A bare /checkout means the cart (CRT-14). */
export function checkoutKindOf(page: string | undefined): CheckoutKind {
  return checkoutKinds.find((kind) => kind === page) ?? 'cart'
}
