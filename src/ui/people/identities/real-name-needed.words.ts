import { words } from '../../frame/words/words'

export const realNameNeededWords = words({
  'zh-CN': {
    check: '去认证',
    pending: '实名认证正在核验',
    'pending.text': '核验通过后，回到这里即可继续。',
    'pending.open': '查看进度',
    refused: '实名认证没有通过',
    'refused.text': '请查看原因，更正后重新提交。认证通过后即可继续。',
    'refused.open': '去更正',
  },
  en: {
    check: 'Verify my name',
    pending: 'Your real name is being verified',
    'pending.text': 'Come back here once it’s verified to continue.',
    'pending.open': 'See progress',
    refused: 'Your real name couldn’t be verified',
    'refused.text': 'See the reason, correct it and submit again. Then you can continue here.',
    'refused.open': 'Correct details',
  },
})
