// What a catalogue of server messages is: translations by their English text.
export type Messages = Readonly<Record<string, string>>
