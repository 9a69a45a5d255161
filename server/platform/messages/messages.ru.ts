// Server messages in Russian, keyed by their English text.
import type { Messages } from './translate.ts'

export const russianMessages: Messages = {
  // Refusals any endpoint may give.
  'Not found': 'Не найдено',
  'Unauthenticated.': 'Вы не вошли в аккаунт.',
  Unauthorized: 'Нет доступа',
  'Module id required': 'Требуется идентификатор раздела',
  'Zone id required': 'Требуется идентификатор зоны',
  'The selected zone id is invalid.': 'Указан неверный идентификатор зоны.',
  'The request body could not be read.': 'Не удалось прочитать тело запроса.',
  'The request body is too large.': 'Тело запроса слишком большое.',
  'This method is not allowed here.': 'Этот метод здесь не разрешён.',
  'Too many requests. Please try again shortly.': 'Слишком много запросов. Повторите попытку чуть позже.',
  'The service is starting. Please try again shortly.': 'Сервис запускается. Повторите попытку чуть позже.',
  'Something went wrong. Please try again.': 'Что-то пошло не так. Повторите попытку.',

  // Validation, first message per field.
  'The {field} field is required.': 'Поле «{field}» обязательно для заполнения.',
  'The {field} must be an integer.': 'Значение «{field}» должно быть целым числом.',
  'The {field} must be a number.': 'Значение «{field}» должно быть числом.',
  'The {field} must be an array.': 'Значение «{field}» должно быть списком.',
  'The {field} must be at least {limit} characters.':
    'Длина «{field}» должна быть не меньше {limit} символов.',
  'The {field} must be at least {limit}.': 'Значение «{field}» должно быть не меньше {limit}.',
  'The {field} must not be greater than {limit} characters.':
    'Длина «{field}» должна быть не больше {limit} символов.',
  'The {field} must not be greater than {limit}.': 'Значение «{field}» должно быть не больше {limit}.',
  'The {field} must be a valid email address.':
    'Значение «{field}» должно быть корректным адресом электронной почты.',
  'The {field} format is invalid.': 'Неверный формат «{field}».',
  'The selected {field} is invalid.': 'Выбранное значение «{field}» неверно.',

  // Newsletter and policies.
  'Subscription successful': 'Подписка оформлена',
  'The email has already been taken.': 'Этот адрес электронной почты уже занят.',

  // Stores.
  'Store not found': 'Магазин не найден',

  // Zones.
  'Service not available in this area': 'В этом районе сервис недоступен',
  'We are temporarily unavailable in this area': 'Мы временно не работаем в этом районе',
}
