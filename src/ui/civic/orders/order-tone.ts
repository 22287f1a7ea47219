import type { OrderState } from '../../../domain/civic/orders/order-lifecycle'

const tones = {
  placed: 'accent',
  provided: 'accent',
  completed: 'success',
  scored: 'success',
  disputed: 'danger',
  cancelled: 'plain',
  expired: 'plain',
  settled: 'plain',
} as const

export const orderTone = (state: OrderState) => tones[state]
