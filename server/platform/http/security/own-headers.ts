// The headers clients of this API send, which browsers on other sites must be allowed to send too.

export const ownHeaders = [
  'authorization',
  'content-type',
  'accept',
  'zoneid',
  'moduleid',
  'latitude',
  'longitude',
  'x-localization',
  'x-software-id',
  'x-server',
  'x-requested-with',
  'idempotency-key',
  'if-none-match',
]
