// stub, replaced below
export const loadAddressDetails = (): Promise<never> => Promise.reject(new Error('soon'))
