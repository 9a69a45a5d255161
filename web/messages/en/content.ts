// Policies and the help page.
export const content = {
  page_title: '{page} · {business}',
  breadcrumbs: 'You are here',
  on_this_page: 'On this page',
  about_description: 'Who {business} is, how it works and what it promises.',
  terms_description: 'The rules for ordering with {business}.',
  privacy_description: 'What {business} knows about you, why, and how to have it deleted.',
  refund_description: 'When and how {business} gives money back.',
  cancellation_description: 'How to cancel an order and what it costs.',
  shipping_description: 'Where {business} delivers, how fast and for how much.',
  help_description: 'How to reach {business} by email, by phone or in person.',
  help_text: 'A person answers, in English, Arabic, Tajik and Russian.',
  email_text: 'For everything that can wait an hour.',
  phone_text: 'When the courier is at the door and something is wrong.',
  address_text: 'Come in, the tea is hot.',
  more_answers: 'More answers',
} as const
