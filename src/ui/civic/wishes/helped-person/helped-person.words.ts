import { words } from '../../../frame/words/words'

export const helpedPersonWords = words({
  'zh-CN': {
    order: '为其下单',
    orders: '查看订单',
    edit: '更正资料',
    remove: '删除',
    removeTitle: (name: string) => `删除${name}的资料？`,
    removeText: '姓名、电话、住址等资料会彻底删除，无法恢复。',
    removeOpen: (count: number) => `尚未被认领的${count}个心愿会一并撤回，其余的只以您的名义保留。`,
    removeOrders: (count: number) => `尚未接单的${count}个订单会一并取消。`,
    removeRecord: '代发过的心愿只以您的名义保留。',
    between: '',
    keep: '保留',
  },
  en: {
    order: 'Order a service',
    orders: 'View orders',
    edit: 'Correct details',
    remove: 'Delete',
    removeTitle: (name: string) => `Delete ${name}’s details?`,
    removeText: 'Their name, phone number, address and all other details are permanently deleted.',
    removeOpen: (count: number) =>
      `${count === 1 ? 'The wish' : `The ${count} wishes`} that no one has claimed yet ${count === 1 ? 'is' : 'are'} withdrawn. Others stay, under your name only.`,
    removeOrders: (count: number) =>
      `${count === 1 ? 'The order' : `The ${count} orders`} that no one has taken yet ${count === 1 ? 'is' : 'are'} cancelled.`,
    removeRecord: 'Wishes you made for them stay, under your name only.',
    between: ' ',
    keep: 'Keep',
  },
})
