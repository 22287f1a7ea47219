import type { Examples } from '../../support/screens'

export const examples: Examples = {
  '/service-order': {
    '/service-order': ['guest'],
    '/service-order?show=mine': ['resident'],
    '/service-order?service=service-meals': ['guest'],
  },
  '/order-serve': { '/order-serve': ['volunteer'] },
  '/order-detail': { '/order-detail?id=order-demo-002': ['resident'] },
  '/user-evalues': { '/user-evalues?id=user-volunteer': ['guest'] },
}
