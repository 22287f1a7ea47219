import { words } from '../../../frame/words/words'

export const cancelWords = words({
  'zh-CN': {
    title: '取消认领',
    text: '原因',
    'text.hint': '名额会让给其他人，对方会看到原因。一周内第三次退回，认领会暂停。',
    submit: '取消认领',
  },
  en: {
    title: 'Give up this claim',
    text: 'Reason',
    'text.hint':
      'Someone else can then help, and the resident can see why. Giving up three within a week pauses claiming.',
    submit: 'Give up claim',
  },
})

export const letGoWords = words({
  'zh-CN': {
    title: '取消对方的认领',
    text: '原因',
    'text.hint': '对方会看到原因，且不能再次认领；名额重新开放。4–200个字。',
    'text.required': '请写下原因',
    'text.too-short': '原因至少4个字',
    'text.too-long': '原因最多200个字',
    submit: '取消认领',
  },
  en: {
    title: 'Remove this volunteer',
    text: 'Reason',
    'text.hint': 'They will see it and can’t claim this wish again. Others can. 4–200 characters.',
    'text.required': 'Enter a reason',
    'text.too-short': 'Use at least 4 characters',
    'text.too-long': 'Use at most 200 characters',
    submit: 'Remove volunteer',
  },
})

export const notDoneWords = words({
  'zh-CN': {
    title: '没有得到帮助',
    text: '说明',
    'text.hint': '志愿者会看到；心愿重新开放认领，对方不能再次认领。4–200个字。',
    'text.required': '请说明情况',
    'text.too-short': '说明至少4个字',
    'text.too-long': '说明最多200个字',
    submit: '提交',
  },
  en: {
    title: 'I wasn’t helped',
    text: 'What happened',
    'text.hint': 'The volunteer will see it and can’t claim this wish again. Others can. 4–200 characters.',
    'text.required': 'Tell us what happened',
    'text.too-short': 'Use at least 4 characters',
    'text.too-long': 'Use at most 200 characters',
    submit: 'Send',
  },
})

export const finishWords = words({
  'zh-CN': {
    title: '完成心愿',
    text: '帮助经过',
    'text.hint': '4–500个字',
    'text.required': '请写下帮助经过',
    'text.too-short': '帮助经过至少4个字',
    'text.too-long': '帮助经过最多500个字',
    pictures: '现场图片（选填）',
    'pictures.hint': '最多9张，请先征得对方同意',
    submit: '提交',
  },
  en: {
    title: 'Mark as done',
    text: 'What was done',
    'text.hint': '4–500 characters',
    'text.required': 'Describe what was done',
    'text.too-short': 'Use at least 4 characters',
    'text.too-long': 'Use at most 500 characters',
    pictures: 'Pictures (optional)',
    'pictures.hint': 'Up to 9. Please ask the people in them first.',
    submit: 'Send',
  },
})

export const evaluateWords = words({
  'zh-CN': {
    title: '评价帮助',
    stars: '您满意吗？',
    'stars.required': '请选择几颗星',
    text: '想说的话',
    'text.too-long': '最多500个字',
    submit: '提交评价',
  },
  en: {
    title: 'Rate the help',
    stars: 'How satisfied are you?',
    'stars.required': 'Choose a number of stars',
    text: 'Comment',
    'text.too-long': 'Use at most 500 characters',
    submit: 'Send',
  },
})
