export const safePath = '/safe'
