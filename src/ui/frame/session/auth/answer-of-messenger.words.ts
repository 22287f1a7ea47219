import { words } from '../../words/words'

/** Words for the messenger's answer to a login. */
export const loginAnswerWords = words({
  'zh-CN': {
    title: '登录',
    running: '正在登录…',
    refused: '您没有允许微信登录',
    refusedText: '可以再试一次，或使用手机号登录。',
    stale: '此次微信登录已失效',
    staleText: '授权只能使用一次，且有时间限制，请重新登录。',
    failed: '微信登录失败',
    leave: '返回登录',
  },
  en: {
    title: 'Log in',
    running: 'Logging you in…',
    refused: 'WeChat login was declined',
    refusedText: 'Try again, or log in with your phone number.',
    stale: 'This WeChat login has expired',
    staleText: 'It works once, and only for a few minutes. Please log in again.',
    failed: 'WeChat login failed',
    leave: 'Back to login',
  },
})

/** Words for the messenger's answer to the binding of its account. */
export const bindingAnswerWords = words({
  'zh-CN': {
    title: '绑定微信',
    running: '正在绑定…',
    refused: '您没有允许绑定微信',
    refusedText: '账号没有变化，可以再试一次。',
    stale: '此次绑定已失效',
    staleText: '确认和授权只能使用一次，且有时间限制。请重新绑定。',
    failed: '微信绑定失败',
    leave: '返回',
  },
  en: {
    title: 'Add WeChat',
    running: 'Adding WeChat…',
    refused: 'WeChat wasn’t added',
    refusedText: 'You didn’t allow it, so nothing has changed. You can try again.',
    stale: 'This attempt has expired',
    staleText: 'It works once, and only for a few minutes. Please start again.',
    failed: 'WeChat couldn’t be added',
    leave: 'Back',
  },
})

/** Words for an account of the messenger that is somebody else's, or that comes second. */
export const boundElsewhereWords = words({
  'zh-CN': {
    taken: '这个微信已属于另一个账号',
    takenText:
      '一个微信只能登录一个账号，两个账号不能合并。请换一个微信，或用这个微信登录另一个账号，绑定手机号后解除绑定。',
    other: '您已绑定另一个微信',
    otherText: '请先在“微信”中选择换绑。',
  },
  en: {
    taken: 'This WeChat account belongs to another account',
    takenText:
      'A WeChat account logs in to one account only, and accounts can’t be joined. Use another WeChat account. Or log in with this one, add a phone number there, and remove WeChat.',
    other: 'You have another WeChat account already',
    otherText: 'Go to WeChat and choose to use another one.',
  },
})
