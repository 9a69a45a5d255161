// Reads one number of a typed array; the compiler cannot know that the position lies inside.

export function cell(numbers: ArrayLike<number>, at: number): number {
  return numbers[at] ?? 0
}
