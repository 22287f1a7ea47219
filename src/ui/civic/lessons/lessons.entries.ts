import { GraduationCap } from 'lucide-react'
import type { lessonNotices } from '../../../application/civic/lessons/lesson-notices'
import type { NoticeTextsFor } from '../../frame/shell/declarations/feature-notices'
import type { MineEntry } from '../../frame/shell/declarations/mine-entry'
import type { SearchWay } from '../../frame/shell/declarations/way'
import { classAssistantPath, learningPath } from './lessons.paths'

export const ways: readonly SearchWay[] = [
  {
    path: classAssistantPath,
    words: { 'zh-CN': '课堂助手|课表|课程表|班级|上课', en: 'Class assistant|timetable|classes|lessons' },
  },
  { path: learningPath, words: { 'zh-CN': '学习记录|作业|我的课程', en: 'Learning record|homework|my classes' } },
]

export const mine: readonly MineEntry[] = [
  {
    group: 'services',
    rank: 55,
    path: learningPath,
    icon: GraduationCap,
    words: { 'zh-CN': '我的学习', en: 'My learning' },
  },
]

export const notices: NoticeTextsFor<typeof lessonNotices> = {
  'class-joined': { 'zh-CN': '已加入，课程已列入您的课表', en: 'Joined. Its lessons are in your timetable.' },
  'class-left': { 'zh-CN': '已退出，课程已从课表移除', en: 'Left. Its lessons have been removed from your timetable.' },
  'lesson-attended': { 'zh-CN': '已签到', en: 'You are checked in' },
}
