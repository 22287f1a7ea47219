import { words } from '../../../frame/words/words'

export const reopenWords = words({
  'zh-CN': {
    title: '没有解决',
    text: '原因',
    'text.hint': '部门会看到原因，并重新办理。同一部门最多退回两次，再次不满意可提交上级部门。4–300个字。',
    'text.required': '请写下原因',
    'text.too-short': '原因至少4个字',
    'text.too-long': '原因最多300个字',
    submit: '提交',
  },
  en: {
    title: 'It isn’t settled',
    text: 'What is missing',
    'text.hint':
      'The department reads it and works on it again. You can send it back twice, and after that refer it to a higher office. 4–300 characters.',
    'text.required': 'Say what is missing',
    'text.too-short': 'Use at least 4 characters',
    'text.too-long': 'Use at most 300 characters',
    submit: 'Send',
  },
})

export const escalateWords = words({
  'zh-CN': { ...reopenWords['zh-CN'], title: '提交上级部门', 'text.hint': '上级部门会看到原因。4–300个字。' },
  en: {
    ...reopenWords.en,
    title: 'Refer to a higher office',
    'text.hint': 'The higher office reads it. 4–300 characters.',
  },
})

export const askWords = words({
  'zh-CN': {
    title: '追问',
    text: '您的问题',
    'text.hint': '部门会再次答复。2–500个字。',
    'text.required': '请写下您的问题',
    'text.too-short': '问题至少2个字',
    'text.too-long': '问题最多500个字',
    submit: '提交',
  },
  en: {
    title: 'Ask about the answer',
    text: 'Your question',
    'text.hint': 'The department answers it. 2–500 characters.',
    'text.required': 'Enter your question',
    'text.too-short': 'Use at least 2 characters',
    'text.too-long': 'Use at most 500 characters',
    submit: 'Send',
  },
})

export const clarifyWords = words({
  'zh-CN': {
    ...askWords['zh-CN'],
    title: '回答提问',
    text: '您的回答',
    'text.hint': '部门会根据您的回答继续办理。2–500个字。',
    'text.required': '请写下您的回答',
    'text.too-short': '回答至少2个字',
    'text.too-long': '回答最多500个字',
  },
  en: {
    ...askWords.en,
    title: 'Answer the department',
    text: 'Your answer',
    'text.hint': 'The department continues once it has your answer. 2–500 characters.',
    'text.required': 'Enter your answer',
  },
})

export const rateWords = words({
  'zh-CN': {
    title: '评价办理',
    stars: '满意程度',
    'stars.required': '请选择星级',
    text: '评价',
    'text.hint': '所有人都能看到，最多500个字',
    'text.too-long': '评价最多500个字',
    submit: '提交',
  },
  en: {
    title: 'Rate how it went',
    stars: 'How satisfied are you?',
    'stars.required': 'Choose a number of stars',
    text: 'Your words',
    'text.hint': 'Everyone can see this. Up to 500 characters.',
    'text.too-long': 'Use at most 500 characters',
    submit: 'Send',
  },
})
