export const walletPath = '/wallet'
export const cashOutPath = '/cash-out'
export const cashDetailPath = (id: string) => `/cash-detail/${encodeURIComponent(id)}`
