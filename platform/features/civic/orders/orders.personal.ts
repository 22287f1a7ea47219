import { unsaid } from '../../../kernel/shared/as-written'
import { hiddenRows, keptRows, type PersonalData } from '../../../kernel/members/personal-data'
import { openSecrets } from './order-secrets'
import { orderPairs, orderRewards } from './order-rewards.schema'
import { serviceOrders } from './orders.schema'

/** How the personal data of members in these tables is copied and deleted. */
export const personalOrders: readonly PersonalData[] = [
  {
    table: serviceOrders,
    member: serviceOrders.userId,
    copy: {
      without: ['sealedAddress', 'sealedNote', 'providerId'],
      opened: (vault, row: typeof serviceOrders.$inferSelect) => ({ ...openSecrets(vault, row) }),
    },
    removed: false,
    kept: {
      why: 'It is the record of who helped',
      set: () => ({ sealedAddress: null, sealedNote: null, area: unsaid, scoreText: null }),
    },
  },
  keptRows(serviceOrders, serviceOrders.providerId, 'It is the record of who ordered', {
    copy: { without: ['sealedAddress', 'sealedNote', 'userId', 'area'] },
  }),
  keptRows(orderRewards, orderRewards.ordererId, 'The books of the rewards are kept'),
  keptRows(orderRewards, orderRewards.providerId, 'The books of the rewards are kept', {
    copy: { without: ['ordererId'] },
  }),
  hiddenRows(orderPairs, orderPairs.one),
  hiddenRows(orderPairs, orderPairs.other),
]
