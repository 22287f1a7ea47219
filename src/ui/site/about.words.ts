import { words } from '../words/words'

export const aboutWords = words({
  'zh-CN': {
    title: '关于我们',
    loading: '加载中',
    failedTitle: '介绍没有加载成功',
    contact: '联系我们',
    phone: '电话',
    email: '电子邮箱',
    address: '地址',
    feedback: '提意见',
    agreements: '协议',
    terms: '用户协议',
    privacy: '隐私政策',
    licences: '备案和许可',
    version: '版本',
  },
  en: {
    title: 'About us',
    loading: 'Loading',
    failedTitle: 'The introduction could not be loaded',
    contact: 'Contact',
    phone: 'Phone',
    email: 'Email',
    address: 'Address',
    feedback: 'Send feedback',
    agreements: 'Agreements',
    terms: 'Terms of use',
    privacy: 'Privacy policy',
    licences: 'Registrations and licences',
    version: 'Version',
  },
})
