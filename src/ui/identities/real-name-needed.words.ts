import { words } from '../words/words'

export const realNameNeededWords = words({
  'zh-CN': {
    check: '去认证',
    pending: '实名认证正在核验',
    'pending.text': '核验通过后会发消息告诉您，届时回到这里即可继续。',
    'pending.open': '查看进度',
    refused: '实名认证没有通过',
    'refused.text': '请查看原因，更正后重新提交。认证通过后即可继续。',
    'refused.open': '去更正',
  },
  en: {
    check: 'Check my name',
    pending: 'Your real name is being checked',
    'pending.text': 'You get a message when it is verified, and can go on here.',
    'pending.open': 'See how far it is',
    refused: 'Your real name could not be verified',
    'refused.text': 'Read why, correct it and send it again. Then you can go on here.',
    'refused.open': 'Correct it',
  },
})
