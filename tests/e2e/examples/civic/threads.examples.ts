import type { Examples } from '../../support/screens'

export const examples: Examples = {
  '/case-thread/:kind/:id/:helper': { '/case-thread/order/order-demo-002/user-volunteer': ['resident'] },
}
