import type { lessonNotices } from '../../../application/civic/lessons/lesson-notices'
import type { NoticeWordsFor } from '../../frame/shell/feature-notices'
import { words } from '../../frame/words/words'

export const noticeWords = words({
  'zh-CN': {
    'class-joined': '已加入，课程在您的课表里',
    'class-left': '已退出，课程不再出现在您的课表里',
    'lesson-attended': '已签到',
  },
  en: {
    'class-joined': 'Joined. Its lessons are in your timetable.',
    'class-left': 'Left. Its lessons are out of your timetable.',
    'lesson-attended': 'You are checked in',
  },
} satisfies NoticeWordsFor<typeof lessonNotices>)
