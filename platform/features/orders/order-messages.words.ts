import type { OrderAct, OrderRole } from '../../../src/domain/orders/order-lifecycle'
import type { CaseMessage } from '../cases/case-kind'
import { message } from '../cases/message'

/** Messages to the other side of an order. */
export const orderMessages: { readonly [Act in OrderAct]?: { readonly [Role in OrderRole]?: CaseMessage } } = {
  provide: {
    orderer: message(
      ['有志愿者接了您的服务订单', 'A volunteer took your order'],
      ['对方会按约定的日期上门，请留意来电。', 'They come on the day you asked for, and may call you before.'],
    ),
  },
  giveBack: {
    orderer: message(
      ['志愿者退回了您的服务订单', 'The volunteer gave your order back'],
      ['订单重新开放，其他志愿者可以接单。', 'It is open to other volunteers again.'],
    ),
  },
  complete: {
    provider: message(
      ['服务订单已完成', 'An order is completed'],
      [
        '下单人已确认完成，谢谢您的帮助。如有奖励，已记入钱包。',
        'Thank you for your help. A reward, if it has one, is in your wallet.',
      ],
    ),
  },
  score: {
    provider: message(
      ['您收到一条服务评价', 'You received a score'],
      ['在服务评价中可以查看。', 'Your scores show what was said.'],
    ),
  },
}
