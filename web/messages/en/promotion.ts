// Campaigns and flash sales.
export const promotion = {
  campaign_over: 'This campaign is over',
  sale_over: 'This flash sale is over',
  sale_over_text: 'Its prices are gone, but there is always something new.',
  campaign_gone_text: 'It may have ended, or it is running somewhere else.',
  no_campaigns: 'No campaigns right now',
  no_campaigns_text: 'New ones come every week.',
  to_the_shop: 'Go to the shop',
  campaigns: 'Campaigns',
  campaign_stores: '{count, plural, one {# store takes part} other {# stores take part}}',
  flash_sale: 'Flash sale',
  time_left: 'Time left',
  days: '{n, plural, one {Day} other {Days}}',
  hours: '{n, plural, one {Hour} other {Hours}}',
  minutes: '{n, plural, one {Minute} other {Minutes}}',
  seconds: '{n, plural, one {Second} other {Seconds}}',
  /** Behind the figures of a short countdown. */
  units: { days: 'd', hours: 'h', minutes: 'm', seconds: 's' },
  sold: 'Sold',
  sold_of: '{sold} of {stock} sold',
  out_of_stock: 'Out of Stock',
  items_found: '{count, plural, one {# item} other {# items}}',
} as const
