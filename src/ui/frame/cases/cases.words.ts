import { words } from '../words/words'

export const casesWords = words({
  'zh-CN': {
    acts: '可进行的操作',
    notNow: '再想想',
    timeLine: '进展',
    office: '平台',
    way: '流程',
    wayDone: '已完成',
    'way.name': '实名',
    'way.form': '填写',
    'way.check': '核验',
    'way.review': '审核',
    'way.done': '完成',
    'way.ask': '申请',
    'way.member': '加入',
  },
  en: {
    acts: 'Actions',
    notNow: 'Not now',
    timeLine: 'Progress',
    office: 'The office',
    way: 'Steps',
    wayDone: 'done',
    'way.name': 'Real name',
    'way.form': 'Details',
    'way.check': 'Check',
    'way.review': 'Review',
    'way.done': 'Done',
    'way.ask': 'Ask',
    'way.member': 'Join',
  },
})
