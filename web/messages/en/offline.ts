// Telling the shop of a payment made outside it.
export const offline = {
  report_text: 'Pay outside the shop, then tell us how, so that your order can begin.',
  report: 'Tell us how you paid',
  note: 'Note',
  send: 'Send payment details',
  reported: 'Payment info updated.',
  field_missing: '{field} is required',
  not_sent: 'This could not be sent. Please try again.',
  statuses: {
    pending: 'We are checking the payment you told us about.',
    verified: 'We have found your payment.',
    denied: 'We could not find this payment. Please check what you told us.',
  },
  answer: 'What the shop says',
  correct: 'Correct the details',
} as const
