import { words } from '../../frame/words/words'

export const lessonWaysWords = words({
  'zh-CN': { timetable: '课堂助手|课表|课程表|班级|上课', learning: '学习记录|作业|我的课程' },
  en: { timetable: 'Class assistant|timetable|classes|lessons', learning: 'Learning record|homework|my classes' },
})
