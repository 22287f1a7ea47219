import { words } from '../../frame/words/words'

export const classroomWaysWords = words({
  'zh-CN': { courses: '文明课堂|课程|上课' },
  en: { courses: 'Courses|lessons|classes' },
})
