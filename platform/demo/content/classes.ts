import type { CourseKind } from '../../../src/domain/civic/classrooms/course'
import type { Localised } from '../../kernel/database/schema/localised'
import { bilingual } from '../text'

interface DemoClass {
  readonly id: string
  readonly kind: CourseKind
  readonly scene: string
  /** The days of the week on which it is held; Sunday is 0. */
  readonly weekdays: readonly number[]
  /** Minutes since midnight. */
  readonly at: number
  readonly minutes: number
  /** How many weeks before the seeding its first lesson is; negative for a class that is still to begin. */
  readonly since: number
  /** The courses that are its recordings; null for a class without them. */
  readonly recordings: CourseKind | null
  readonly title: Localised
  readonly summary: Localised
  readonly teacher: Localised
  readonly place: Localised
  /** Its lessons, in order. */
  readonly lessons: readonly Localised[]
  /** What is to be done after each lesson; null for a class without homework. */
  readonly homework: Localised | null
}

export const demoClasses: readonly DemoClass[] = [
  {
    id: 'class-phones', kind: 'science', scene: 'phone-lesson', weekdays: [2, 4], at: 9 * 60, minutes: 90, since: 2, recordings: 'science',
    title: bilingual('银发手机课', 'Phones for seniors'),
    summary: bilingual('从打字到视频通话，每节课只学一件事，学会再走。', 'From typing to video calls: one thing per lesson, practised until it works.'),
    teacher: bilingual('灯笼街志愿队', 'Volunteers of Lantern Street'),
    place: bilingual('灯笼街实践站二楼', 'Lantern Street station, upper floor'),
    lessons: [
      bilingual('字调大，声音调响', 'Bigger letters, louder sound'), bilingual('打字、语音和手写', 'Typing, speaking and writing by hand'),
      bilingual('给家人打视频', 'Video calls with the family'), bilingual('拍照，发给孙子', 'Taking pictures and sending them'),
      bilingual('在手机上挂号', 'Booking a doctor'), bilingual('坐公交扫码', 'Paying on the bus'),
      bilingual('认出骗子的短信', 'Spotting a fraudulent message'), bilingual('手机满了怎么清', 'When the phone is full'),
    ],
    homework: bilingual('和家人打一次视频，截一张图带来。', 'Call somebody of your family by video, and bring a screenshot.'),
  },
  {
    id: 'class-calligraphy', kind: 'culture', scene: 'calligraphy', weekdays: [6], at: 14 * 60, minutes: 120, since: 3, recordings: 'culture',
    title: bilingual('周末书法', 'Calligraphy at the weekend'),
    summary: bilingual('从一横一竖写起，笔墨纸砚教室里都有。', 'From the first stroke on. Brushes, ink and paper are there.'),
    teacher: bilingual('市文化馆', 'City Culture House'),
    place: bilingual('文化馆 203 教室', 'Culture House, room 203'),
    lessons: [
      bilingual('坐姿和执笔', 'Sitting and holding the brush'), bilingual('横与竖', 'Horizontal and vertical'), bilingual('撇与捺', 'Falling strokes'),
      bilingual('“永”字八法', 'The eight strokes of yong'), bilingual('写一副春联', 'A spring couplet'), bilingual('认识篆刻', 'First steps in seal carving'),
      bilingual('临一段《兰亭序》', 'Copying the Orchid Pavilion'), bilingual('作品装裱', 'Mounting a work'),
    ],
    homework: bilingual('“永”字写满两张纸。', 'Fill two sheets with the character yong.'),
  },
  {
    id: 'class-first-aid', kind: 'safety', scene: 'first-aid', weekdays: [3], at: 19 * 60, minutes: 60, since: 1, recordings: 'safety',
    title: bilingual('居家急救', 'First aid at home'),
    summary: bilingual('噎住、烫伤、摔倒，每样练到会。', 'Choking, burns and falls, practised until they are second nature.'),
    teacher: bilingual('市急救中心', 'City Emergency Centre'),
    place: bilingual('线上，留在家里看', 'Online, from home'),
    lessons: [
      bilingual('打 120 说什么', 'What to tell 120'), bilingual('心肺复苏', 'Resuscitation'), bilingual('噎住的老人和孩子', 'Choking: old people and children'),
      bilingual('烫伤先冲水', 'Burns: water first'), bilingual('摔倒之后', 'After a fall'), bilingual('家里的药箱', 'The medicine box'),
    ],
    homework: null,
  },
  {
    id: 'class-tai-chi', kind: 'health', scene: 'park-taichi', weekdays: [1, 2, 3, 4, 5, 6, 0], at: 6 * 60 + 30, minutes: 45, since: 1, recordings: null,
    title: bilingual('江边太极', 'Tai chi by the river'),
    summary: bilingual('二十四式，每天清晨，下雨就停。', 'The twenty-four forms every morning, unless it rains.'),
    teacher: bilingual('滨江社区', 'Riverside community'),
    place: bilingual('滨江公园榕树下', 'Riverside Park, under the banyan'),
    lessons: Array.from({ length: 21 }, (_, index) => bilingual(`第${index + 1}式`, `Form ${index + 1}`)),
    homework: null,
  },
  {
    id: 'class-homework', kind: 'volunteering', scene: 'story-hour', weekdays: [1, 2, 3, 4, 5], at: 16 * 60 + 30, minutes: 90, since: 1, recordings: null,
    title: bilingual('四点半课堂', 'After-school hour'),
    summary: bilingual('放学后有大学生陪着写作业，家长下班来接。', 'Students help with homework until the parents come from work.'),
    teacher: bilingual('师范学院志愿队', 'Volunteers of the Teachers’ College'),
    place: bilingual('图书馆儿童阅览室', 'Library, children’s room'),
    lessons: Array.from({ length: 20 }, () => bilingual('一起写作业', 'Homework together')),
    homework: null,
  },
  {
    id: 'class-pottery', kind: 'culture', scene: 'pottery-workshop', weekdays: [0], at: 10 * 60, minutes: 120, since: -2, recordings: null,
    title: bilingual('陶艺入门', 'First pottery'),
    summary: bilingual('两周后开课，做一只自己的杯子。', 'Begins in two weeks. Make a cup of your own.'),
    teacher: bilingual('东港窑工作室', 'Eastport Kiln'),
    place: bilingual('东港路 18 号', '18 Eastport Road'),
    lessons: [bilingual('揉泥', 'Kneading'), bilingual('拉坯', 'On the wheel'), bilingual('上釉', 'Glazing'), bilingual('开窑', 'Opening the kiln')],
    homework: null,
  },
]
