import type { OrderAct, OrderRole } from '../../../../src/domain/civic/orders/order-lifecycle'
import type { CaseMessage } from '../../../kernel/cases/case-kind'
import { message } from '../../../kernel/cases/message'

const settledMessage = message(
  ['工作人员已处理您的服务订单', 'The office settled your service order'],
  ['处理结果和原因请见订单详情。', 'Open the order to see the outcome and the reason.'],
)
const objected = message(
  ['一笔服务订单有异议', 'A problem was reported with a service order'],
  [
    '工作人员核实前，奖励暂不发放。原因请见订单详情。',
    'The reward is on hold while the office looks into it. Open the order to see what was reported.',
  ],
)

/** Messages to the two sides of an order; they never contain its address or note. */
export const orderMessages: { readonly [Act in OrderAct]?: { readonly [Role in OrderRole]?: CaseMessage } } = {
  provide: {
    orderer: message(
      ['有志愿者接下了您的服务订单', 'A volunteer took your order'],
      ['对方会按约定的日期上门，请留意来电。', 'They’ll come on the day you chose, and may call you first.'],
    ),
  },
  giveBack: {
    orderer: message(
      ['志愿者退回了您的服务订单', 'The volunteer can’t make it'],
      ['订单重新开放，其他志愿者可以接单。', 'Your order is open to other volunteers again.'],
    ),
  },
  cancel: {
    provider: message(
      ['您接的服务订单已取消', 'An order you took was cancelled'],
      ['下单人取消了订单，您不用上门了。', 'The resident cancelled it, so there’s no need to come.'],
    ),
  },
  nobodyCame: {
    provider: message(
      ['下单人表示您没有上门', 'The resident says you didn’t come'],
      [
        '订单已重新开放给其他志愿者。如有误会，请通过应用反馈告诉我们。',
        'The order is open to other volunteers again. If this is a mistake, tell us through Feedback.',
      ],
    ),
  },
  complete: {
    provider: message(
      ['服务订单已完成', 'Your order is completed'],
      [
        '下单人已确认完成，谢谢您的帮助。如有奖励且无异议，48小时后记入钱包。',
        'Thank you for your help. Any reward reaches your wallet after 48 hours, unless a problem is reported.',
      ],
    ),
  },
  completeByTime: {
    orderer: message(
      ['您的服务订单已自动完成', 'Your order was completed automatically'],
      [
        '服务日期已过7天。如有异议，请在48小时内在订单中提出。',
        'A week has passed since the service day. If something was wrong, report it within 48 hours.',
      ],
    ),
    provider: message(
      ['服务订单已自动完成', 'Your order was completed automatically'],
      [
        '服务日期已过7天，谢谢您的帮助。如有奖励且无异议，48小时后记入钱包。',
        'A week has passed since the service day. Thank you for your help. Any reward reaches your wallet after 48 hours, unless a problem is reported.',
      ],
    ),
  },
  expire: {
    orderer: message(
      ['您的服务订单已过期', 'Your order has expired'],
      [
        '到服务日期仍无人接单，您可以换个日期重新下单。',
        'No volunteer was free by that day. You can order again for another day.',
      ],
    ),
  },
  object: { orderer: objected, provider: objected },
  settle: { orderer: settledMessage, provider: settledMessage },
  award: { orderer: settledMessage, provider: settledMessage },
  score: {
    provider: message(
      ['您收到一条服务评价', 'You have a new rating'],
      ['在服务评价中可以查看。', 'Open “Ratings” to read it.'],
    ),
  },
}
