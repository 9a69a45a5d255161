// Telling the shop of a payment made outside it.
export const offline = {
  report_text: 'Pay outside the shop, then tell us how, so that we can start your order.',
  report: 'Tell us how you paid',
  note: 'Note',
  send: 'Send payment details',
  reported: 'Payment info updated.',
  field_missing: '{field} is required',
  not_sent: 'This could not be sent. Please try again.',
  statuses: {
    pending: 'We are checking your payment.',
    verified: 'We have found your payment.',
    denied: 'We could not find this payment. Please check the details you sent.',
  },
  answer: 'Answer from the shop',
  correct: 'Correct the details',
} as const
