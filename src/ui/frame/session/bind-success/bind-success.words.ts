import { words } from '../../words/words'

export const bindSuccessWords = words({
  'zh-CN': {
    title: '手机号已绑定',
    bound: '已绑定手机号',
    hint: '今后可以用这个手机号登录，它不会公开显示。',
    goOn: '继续',
    comment: '继续发表评论',
    chat: '继续发送消息',
    form: '继续提交',
    notBound: '尚未绑定手机号',
    bind: '绑定手机号',
  },
  en: {
    title: 'Phone number added',
    bound: 'Your phone number',
    hint: 'You can log in with it from now on. It’s never shown to others.',
    goOn: 'Continue',
    comment: 'Continue with your comment',
    chat: 'Continue with your message',
    form: 'Continue with your form',
    notBound: 'No phone number yet',
    bind: 'Add a phone number',
  },
})
