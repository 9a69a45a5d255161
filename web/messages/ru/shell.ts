// Шапка, подвал и навигация.
import type { Messages, Translation } from '../catalogue.ts'

export const shell = {
  skip_to_content: 'Перейти к содержанию',
  main_navigation: 'Основное меню',
  home: 'Главная',
  location_label: 'Доставить по адресу',
  location_unset: 'Выберите, куда доставить',
  theme: 'Тема',
  theme_light: 'Светлая',
  theme_dark: 'Тёмная',
  theme_switch_to_dark: 'Включить тёмную тему',
  theme_switch_to_light: 'Включить светлую тему',
  language: 'Язык',
  language_change_title: 'Вы уверены, что хотите сменить язык?',
  language_change_text: 'Браузер обновится, чтобы показать переведённое содержание.',
  language_changed: 'Язык изменён',
  modules: 'Разделы',
  modules_title: 'Выберите раздел для заказа',
  module_selected: 'Раздел выбран.',
  no_module_title: 'Разделы не найдены',
  no_module_text: 'Обратитесь к владельцу сайта, чтобы включить разделы.',
  quick_links: 'Быстрые ссылки',
  contact: 'Контакты',
  all_rights: 'Все права защищены.',
  notifications: 'Уведомления',
} as const satisfies Translation<Messages['shell']>
