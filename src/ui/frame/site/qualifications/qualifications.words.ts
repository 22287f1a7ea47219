import { words } from '../../words/words'

export const qualificationsWords = words({
  'zh-CN': {
    title: '资质证照',
    loading: '加载中',
    failedTitle: '资质证照加载失败',
    emptyTitle: '暂无资质证照',
    emptyText: '运营方公示的证照会显示在这里。',
    number: '编号',
    issuer: '发证机关',
    validUntil: '有效期至',
    register: '在公示网站查看',
    certificates: '证照图片',
    certificate: (name: string) => `《${name}》的图片`,
    view: (name: string) => `查看《${name}》的图片`,
  },
  en: {
    title: 'Licences and certificates',
    loading: 'Loading',
    failedTitle: 'The licences couldn’t be loaded',
    emptyTitle: 'No licences yet',
    emptyText: 'The operator’s licences and certificates appear here.',
    number: 'Number',
    issuer: 'Issued by',
    validUntil: 'Valid until',
    register: 'See it in the public register',
    certificates: 'Pictures of the certificates',
    certificate: (name: string) => `Picture of “${name}”`,
    view: (name: string) => `View picture of “${name}”`,
  },
})
