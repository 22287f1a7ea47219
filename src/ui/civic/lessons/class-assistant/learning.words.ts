import { words } from '../../../frame/words/words'

export const learningWords = words({
  'zh-CN': {
    failed: '学习记录加载失败',
    loading: '学习记录加载中',
    notKept: '您已关闭浏览记录，学习时长也不再记录。',
    changePrivacy: '隐私设置',
    time: '最近两周',
    total: (time: string) => `共学习${time}`,
    nothing: '还没有学习时长。播放课程录像，或到课签到，时长就会记在这里，只有您自己能看到。',
    hoursAndMinutes: (hours: number, minutes: number) =>
      hours === 0 ? `${minutes}分钟` : minutes === 0 ? `${hours}小时` : `${hours}小时${minutes}分钟`,
    dayTime: (day: string, time: string) => `${day}：${time}`,
    homework: '待交作业',
    noHomework: '没有待交的作业。',
    classes: '我的班级',
    noClasses: '您还没有加入班级。',
    progress: (done: number, all: number) => `已学完${done}/${all}节`,
    calendar: '把我的课表加入日历',
    only: '学习记录只有您自己能看到。',
  },
  en: {
    failed: 'Your learning record couldn’t be loaded',
    loading: 'Loading your learning record',
    notKept: 'You keep no history, so your learning time isn’t recorded.',
    changePrivacy: 'Privacy settings',
    time: 'The last two weeks',
    total: (time: string) => `${time} in all`,
    nothing: 'Nothing yet. Play a lesson or check in to one, and its time is recorded here, for you alone.',
    hoursAndMinutes: (hours: number, minutes: number) =>
      hours === 0 ? `${minutes} min` : minutes === 0 ? `${hours} h` : `${hours} h ${minutes} min`,
    dayTime: (day: string, time: string) => `${day}: ${time}`,
    homework: 'Homework to do',
    noHomework: 'No homework to do.',
    classes: 'My classes',
    noClasses: 'You haven’t joined a class yet.',
    progress: (done: number, all: number) => `${done} of ${all} lessons done`,
    calendar: 'Add my timetable to a calendar',
    only: 'Only you can see your learning record.',
  },
})
