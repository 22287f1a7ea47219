import { words } from '../words/words'

export const cancelWords = words({
  'zh-CN': {
    title: '取消认领',
    text: '原因',
    'text.hint': '名额会让给其他人，原因会告诉对方。一周内第三次退回，认领会暂停。',
    submit: '确认取消',
  },
  en: {
    title: 'Give the claim back',
    text: 'Why',
    'text.hint': 'Somebody else can help then. The wisher is told why. The third within a week pauses your claiming.',
    submit: 'Give it back',
  },
})

export const letGoWords = words({
  'zh-CN': {
    title: '取消TA的认领',
    text: '原因',
    'text.hint': '对方会看到原因，且不能再次认领；名额重新开放。4–200个字',
    'text.required': '请写下原因',
    'text.too-short': '原因至少4个字',
    'text.too-long': '原因最多200个字',
    submit: '确认取消',
  },
  en: {
    title: 'Let this volunteer go',
    text: 'Why',
    'text.hint': 'They read it, and cannot claim this wish again, but somebody else can. 4–200 characters.',
    'text.required': 'Write why',
    'text.too-short': 'Use at least 4 characters',
    'text.too-long': 'Use at most 200 characters',
    submit: 'Let them go',
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
    title: 'The help was given',
    text: 'What was done',
    'text.hint': '4–500 characters',
    'text.required': 'Write what was done',
    'text.too-short': 'Use at least 4 characters',
    'text.too-long': 'Use at most 500 characters',
    pictures: 'Pictures (optional)',
    'pictures.hint': 'At most 9. Please ask the people in them first.',
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
    title: 'How did it go?',
    stars: 'How happy are you?',
    'stars.required': 'Choose how many stars',
    text: 'Anything to say',
    'text.too-long': 'Use at most 500 characters',
    submit: 'Send',
  },
})
