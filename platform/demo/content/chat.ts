/** Chat messages that fit any channel. */
export const demoChat: readonly string[] = [
  '大家好，第一次来看直播',
  '画面真清楚',
  'Hello from the harbour!',
  '主持人今天的声音有点哑，多喝水啊',
  '下雨了，在家看直播最舒服',
  '刚下班，赶上了',
  'Is this live or a repeat?',
  '直播的，下面有钟',
  '请问明天几点重播？',
  '节目单里有，过后还能回看',
  'Hello to everyone in Bluestone County',
  '青石县也在看',
  '我妈说她认识镜头里的那个人',
  '哈哈哈，这段太有意思了',
  '支持本地节目！',
  '音量可以再大一点吗',
]

/** A message of the editorial office among them. */
export const demoGreeting = '大家好，有问题在这里问，编辑部有人值班。'
