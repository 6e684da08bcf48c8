/** A seat is told by shape, letter and colour, never by colour alone. */
export const SHAPES = ['▲', '●', '■', '◆', '★'] as const;
export const LETTERS = ['A', 'B', 'C', 'D', 'E'] as const;
