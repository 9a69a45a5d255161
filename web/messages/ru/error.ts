// Страницы ошибок.
import type { Messages, Translation } from '../catalogue.ts'

export const error = {
  not_found_title: 'Такой страницы нет',
  not_found_text: 'Адрес мог устареть или набран с ошибкой. С магазином всё в порядке.',
  crash_title: 'Что-то пошло не так',
  crash_text: 'Страницу не удалось показать. Всё, что вы сделали, сохранено; попробуйте ещё раз.',
  offline_title: 'Нет соединения с интернетом',
  offline_text: 'Для этой страницы нужен интернет. Она откроется сама, как только соединение восстановится.',
  back_home: 'В магазин',
} as const satisfies Translation<Messages['error']>
