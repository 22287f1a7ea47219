import { words } from '../../frame/words/words'

export const needsVolunteerWords = words({
  'zh-CN': {
    registration: '通过审核的志愿者才能看到和接单',
    'text.registration': '订单涉及他人的住址和生活，只向通过审核的志愿者开放。',
    register: '成为志愿者',
    approval: '您的志愿者注册正在审核',
    'text.approval': '审核通过后，您就可以查看和接单。',
    toRegistration: '查看注册进度',
  },
  en: {
    registration: 'For approved volunteers only',
    'text.registration':
      'Orders show where people live and what they need, so only approved volunteers can see and take them.',
    register: 'Become a volunteer',
    approval: 'Your registration is being checked',
    'text.approval': 'Once it’s approved, you can see and take orders.',
    toRegistration: 'See your registration',
  },
})
