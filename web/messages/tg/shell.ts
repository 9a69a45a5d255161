// Сарлавҳа, поварақ ва роҳнамо.
import type { Messages, Translation } from '../catalogue.ts'

export const shell = {
  skip_to_content: 'Гузаштан ба мундариҷа',
  main_navigation: 'Менюи асосӣ',
  home: 'Саҳифаи асосӣ',
  location_label: 'Расонидан ба',
  location_unset: 'Ҷойи расониданро интихоб кунед',
  theme: 'Намуди мавзӯъ',
  theme_light: 'Равшан',
  theme_dark: 'Торик',
  theme_switch_to_dark: 'Гузаштан ба мавзӯи торик',
  theme_switch_to_light: 'Гузаштан ба мавзӯи равшан',
  language: 'Забон',
  language_change_title: 'Оё мехоҳед забонро иваз кунед?',
  language_change_text: 'Браузер барои нишон додани мундариҷаи тарҷумашуда нав мешавад.',
  language_changed: 'Забон иваз карда шуд',
  modules: 'Бахшҳо',
  modules_title: 'Барои фармоишҳои худ бахшеро интихоб кунед',
  module_selected: 'Бахш интихоб шуд.',
  no_module_title: 'Бахш ёфт нашуд',
  no_module_text: 'Барои фаъол кардани бахшҳо ба соҳиби сомона муроҷиат кунед.',
  quick_links: 'Пайвандҳои зуд',
  contact: 'Тамос',
  all_rights: 'Ҳамаи ҳуқуқҳо ҳифз шудаанд.',
  notifications: 'Огоҳиномаҳо',
} as const satisfies Translation<Messages['shell']>
